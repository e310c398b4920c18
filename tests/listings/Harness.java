import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.FileReader;
import java.io.PrintStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.Arrays;

/**
 * Runs instrumented listings: each line of the file args[1] is the name of a class below the folder
 * args[0] and a puzzle. Prints for each of them its hash, its counts, and what it printed.
 */
class Harness {
  public static void main(String[] args) throws Exception {
    PrintStream out = System.out;
    URL[] folder = {new File(args[0]).toURI().toURL()};
    try (BufferedReader jobs = new BufferedReader(new FileReader(args[1]))) {
      for (String job = jobs.readLine(); job != null; job = jobs.readLine()) {
        String[] words = job.split(" ");
        // A new loader for each run: static fields start anew.
        try (URLClassLoader loader = new URLClassLoader(folder, null)) {
          Class<?> listing = loader.loadClass(words[0]);
          ByteArrayOutputStream printed = new ByteArrayOutputStream();
          System.setOut(new PrintStream(printed, true));
          var main = listing.getDeclaredMethod("main", String[].class);
          main.setAccessible(true);
          main.invoke(null, (Object) new String[] {words[1]});
          out.println(Long.toUnsignedString(listing.getField("HASH").getLong(null)));
          out.println(Arrays.toString((long[]) listing.getField("YES").get(null)));
          out.println(Arrays.toString((long[]) listing.getField("NO").get(null)));
          out.println(printed.toString().replace("\n", "|"));
        }
      }
    }
  }
}
