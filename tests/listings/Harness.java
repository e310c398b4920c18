import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.FileReader;
import java.io.PrintStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

/**
 * Runs instrumented listings: each line of the file args[1] is the name of a class below the folder
 * args[0], a puzzle, the argument of the program, and what it reads, from its standard input or from the
 * file args[2] if the argument is "file". Prints for each of them its hash, its counts, and what it printed.
 */
class Harness {
  public static void main(String[] args) throws Exception {
    PrintStream out = System.out;
    URL[] folder = {new File(args[0]).toURI().toURL()};
    Path file = Path.of(args[2]);
    try (BufferedReader jobs = new BufferedReader(new FileReader(args[1]))) {
      for (String job = jobs.readLine(); job != null; job = jobs.readLine()) {
        String[] words = job.split(" ", 4);
        String input = words[3].replace("\\n", "\n");
        Files.writeString(file, input);
        System.setIn(new ByteArrayInputStream(input.getBytes()));
        System.setProperty("puzzle", words[1]);
        String argument = words[2].equals("file") ? args[2] : words[2];
        // A new loader for each run: static fields start anew.
        try (URLClassLoader loader = new URLClassLoader(folder, null)) {
          Class<?> listing = loader.loadClass(words[0]);
          ByteArrayOutputStream printed = new ByteArrayOutputStream();
          System.setOut(new PrintStream(printed, true));
          var main = listing.getDeclaredMethod("main", String[].class);
          main.setAccessible(true);
          main.invoke(null, (Object) new String[] {argument});
          out.println(Long.toUnsignedString(listing.getField("HASH").getLong(null)));
          out.println(Arrays.toString((long[]) listing.getField("YES").get(null)));
          out.println(Arrays.toString((long[]) listing.getField("NO").get(null)));
          out.println(printed.toString().replace("\n", "\\n"));
        }
      }
    }
  }
}
